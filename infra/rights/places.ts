/** The resources that rights are about, by their ARNs. */
export type Places = {
  table: string;
  /** The bucket of the files. */
  files: string;
  userPool: string;
  /** The one field of the API that functions call themselves. */
  publishChange: string;
  /**
   * The sender, the identities of the account, and the configuration set of mails to customers. Undefined where nobody
   * sends mails.
   */
  mails?: { readonly address: string; readonly identities: string; readonly reports: string } | undefined;
  /** Undefined where nobody sends push messages. */
  topics?: readonly string[] | undefined;
  /** The devices that are registered for push messages, all of them. */
  devices?: string | undefined;
  /** The password of the canary, in prod alone. */
  canarySecret?: string | undefined;
};
