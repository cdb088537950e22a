/** The icon of the breadcrumb (WED-004). */
export const TestTube = () => (
  <svg
    className="test-tube"
    viewBox="0 0 16 16"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="round"
    aria-hidden="true"
    data-icon="test-tube"
  >
    <path d="M4.5 1.5h7M5.5 1.5v10.5a2.5 2.5 0 0 0 5 0V1.5M5.5 7.5h5" />
  </svg>
);
