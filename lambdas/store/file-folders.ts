/** Where the application keeps files of its own. No other file knows it. */
export const fileFolders = {
  /** Documents that are too large for an answer. They are fetched within a minute, and a new request makes a new one. */
  documents: 'documents/',
  /** The long lists, as functions search them. */
  snapshots: 'snapshots/',
  /** Tasks of jobs; nobody looks at them once they are done. */
  jobs: 'jobs/',
  /** Personal data for the user it is about, and the parts while it is put together. */
  archives: 'archives/',
  /** Tasks of price updates, with their factors. */
  priceUpdates: 'price-updates/',
  /** Findings in workbooks to be imported; an import begins on the day of its check. */
  imports: 'imports/',
  /** Snapshots and documents of offers as customers got them: written once. */
  offers: 'offers/',
} as const;
