import type { ReactNode } from 'react';
import './illustration.css';

const drawings = {
  roller: (
    <>
      <rect className="ground" x="10" y="8" width="100" height="80" rx="8" />
      <path className="paint" d="M22 8h34v46a17 17 0 0 1-34 0z" />
      <path className="accent" d="M22 50a17 17 0 0 0 34 0" />
      <rect className="body" x="46" y="16" width="48" height="18" rx="6" />
      <path className="detail" d="M94 25h8v18H76v12" />
      <rect className="body" x="71" y="55" width="10" height="28" rx="5" />
    </>
  ),
  bucket: (
    <>
      <ellipse className="ground" cx="60" cy="84" rx="48" ry="6" />
      <path className="body" d="M30 32h60l-6 50a4 4 0 0 1-4 3H40a4 4 0 0 1-4-3z" />
      <path className="paint" d="M30 32h60l-2 16c-6 6-10-2-16 2s-8 12-16 6-12 2-24-6z" />
      <path className="accent" d="M30 32h60" />
      <path className="detail" d="M36 30C36 4 84 4 84 30" />
    </>
  ),
  fan: (
    <>
      <ellipse className="ground" cx="60" cy="86" rx="44" ry="5" />
      <rect className="body" x="22" y="14" width="22" height="66" rx="4" transform="rotate(-22 56 90)" />
      <rect className="body" x="38" y="10" width="22" height="68" rx="4" transform="rotate(-7 56 90)" />
      <rect className="body" x="54" y="10" width="22" height="68" rx="4" transform="rotate(8 60 90)" />
      <rect className="paint" x="70" y="14" width="22" height="66" rx="4" transform="rotate(22 64 90)" />
      <rect className="accent" x="70" y="14" width="22" height="66" rx="4" transform="rotate(22 64 90)" />
    </>
  ),
  bell: (
    <>
      <ellipse className="ground" cx="60" cy="84" rx="36" ry="5" />
      <path className="body" d="M34 68c6-6 6-14 6-26a20 20 0 0 1 40 0c0 12 0 20 6 26z" />
      <path className="accent" d="M34 68h52" />
      <path className="detail" d="M52 74a8 8 0 0 0 16 0M60 16v6" />
      <circle className="paint" cx="84" cy="26" r="8" />
    </>
  ),
  search: (
    <>
      <rect className="ground" x="10" y="8" width="100" height="80" rx="8" />
      <path className="detail" d="M10 34h100M10 61h100M44 8v26M78 34v27M44 61v27" opacity="0.35" />
      <circle className="body" cx="56" cy="44" r="22" />
      <circle className="paint" cx="56" cy="44" r="14" />
      <path className="accent" d="M72 60l18 18" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IllustrationName = keyof typeof drawings;

/** Roller: quotations; bucket: products; fan: colours; bell: notifications; search: no result (ux §10). */
export const Illustration = ({ name }: { name: IllustrationName }) => (
  <svg className="illustration" viewBox="0 0 120 96" aria-hidden="true" data-name={name}>
    {drawings[name]}
  </svg>
);
