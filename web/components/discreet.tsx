/** Documents are not for search engines, and their addresses are not for other sites (OP26). */
export const Discreet = () => (
  <>
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
  </>
);
