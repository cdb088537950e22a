/** Mails a day about one offer to one address (SND-023). */
export const mailsADay = 3;
