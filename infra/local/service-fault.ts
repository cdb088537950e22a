/** A refusal of an emulated service, with the code and the words of AWS. */
export class ServiceFault extends Error {
  readonly code: string;
  readonly status: number;
  /** Further fields of the answer. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, status = 400, details: ServiceFault['details'] = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}
