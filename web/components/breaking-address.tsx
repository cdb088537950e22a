/** An address breaks before its domain rather than inside a word, where the column is narrow. Other words stay as they are. */
export function BreakingAddress({ text }: { text: string }) {
  const at = Math.max(0, text.lastIndexOf('@'));
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
