/** A room whose wall takes `--facade`, for paints of interiors. */
export const Room = ({ name }: { name: string }) => (
  <svg viewBox="0 0 360 190" preserveAspectRatio="xMidYMid slice" role="img" aria-label={name}>
    <defs>
      <linearGradient id="room-light" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="#fff" stopOpacity=".2" />
        <stop offset=".5" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity=".14" />
      </linearGradient>
    </defs>
    <rect className="wall" width="360" height="190" />
    <rect width="360" height="190" fill="url(#room-light)" />
    <path d="M0 0h360v9H0z" fill="#f4f1ea" />
    <path d="M0 9h360v4H0z" fillOpacity=".08" />
    <path d="M0 152h360v38H0z" fill="#c8b79f" />
    <path
      d="M0 164h360M0 177h360M60 152v12M180 152v12M300 152v12M110 164v13M240 164v13"
      stroke="#000"
      strokeOpacity=".09"
    />
    <path d="M0 145h360v8H0z" fill="#f4f1ea" />
    <WindowWithCurtain />
    <Sofa />
    <path d="M214 34h46v34h-46zM268 42h26v26h-26z" fill="#f4f1ea" />
    <path d="M218 38h38v26h-38z" fill="#9fb2b0" />
    <path d="M218 58c8-8 14-2 20-8s12-2 18 2v12h-38z" fill="#6c826c" />
    <path d="M272 46h18v18h-18z" fill="#c99a6b" />
    <path d="M322 66h24l8 26h-40z" fill="#f0e6d2" />
    <path d="M334 92v66M322 160h24" stroke="#6b6258" strokeWidth="3" />
  </svg>
);

const WindowWithCurtain = () => (
  <>
    <path d="M34 28h92v92H34z" fill="#f4f1ea" />
    <path d="M39 33h39v82H39zM82 33h39v82H82z" fill="#dbe7ec" />
    <path d="M39 98c14-10 26-8 39-4v21H39zM82 96c12 4 26-6 39-2v21H82z" fill="#c9d3c4" />
    <path d="M30 120h100v5H30z" fill="#e9e3d9" />
    <path d="M30 125h100v4H30z" fillOpacity=".08" />
    <path
      d="M22 20h22c2 40-4 84-4 126H20c4-42 2-86 2-126zM116 20h22c0 40 0 84 2 126h-20c0-42-6-86-4-126z"
      fill="#efe9dd"
    />
    <path d="M16 18h128" stroke="#6b6258" strokeWidth="3" strokeLinecap="round" />
  </>
);

const Sofa = () => (
  <>
    <ellipse cx="250" cy="166" rx="78" ry="5" fillOpacity=".12" />
    <path d="M186 102q0-10 10-10h108q10 0 10 10v36H186z" fill="#6d7f86" />
    <path d="M194 124q0-6 6-6h46q4 0 4 4v18h-56zM250 122q0-4 4-4h46q6 0 6 6v16h-56z" fill="#7f9198" />
    <path d="M176 118q0-8 8-8t8 8v22h116v-22q0-8 8-8t8 8v38q0 4-4 4H180q-4 0-4-4z" fill="#5e7077" />
    <path d="M200 104h24v24h-24z" fill="#d8b36a" transform="rotate(-8 212 116)" />
    <path d="M186 160v6M314 160v6" stroke="#4b453e" strokeWidth="4" />
  </>
);
