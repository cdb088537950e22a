/** Says in words, and with the sign of the screen, that the packages do not cover the need (QCA-025). */
export function ShortMark({ text }: { text: string }) {
  return (
    <b className="second missing">
      <span aria-hidden="true">&lt;</span> {text}
    </b>
  );
}
