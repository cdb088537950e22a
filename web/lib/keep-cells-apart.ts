/** Fields of numbers; one that takes calculations too has the keys of a text. */
const numbers = '[inputmode="decimal"], [inputmode="numeric"], [inputmode="text"]';

/**
 * Several cells of a sheet, pasted into the field of one number, arrive with signs between them that no number has. Browsers
 * put blanks for line ends or nothing: "42" and "150" would be 42 150.
 */
export function keepCellsApart() {
  document.addEventListener('paste', (event) => {
    const cells =
      event.clipboardData
        ?.getData('text/plain')
        .trim()
        .split(/[\t\r\n]+/) ?? [];
    const isNumber = event.target instanceof HTMLInputElement && event.target.matches(numbers);
    if (event.defaultPrevented || !isNumber || cells.length < 2) return;
    event.preventDefault();
    // Fields, their history and React take it for typing.
    document.execCommand('insertText', false, cells.join('; ').slice(0, 100));
  });
}
