/** An e-mail address that breaks before its @ rather than inside a word, where its column is narrow. */
export function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <span className="address">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
