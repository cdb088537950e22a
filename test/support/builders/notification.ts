import { type Notification, notification } from '#shared/schemas/notification.ts';

type Content = {
  title: string;
  body: string;
  recipients: string[];
  cta: boolean;
  ctaText: string;
  ctaUrl: string;
  attachment: boolean;
  attachmentText: string;
  attachmentKey: string | null;
  attachmentOriginalName: string | null;
  sendAt: string | null;
};

/** A notification as the dialog sends it. */
export const aNotificationInput = (changes: Partial<Content> = {}): Content => ({
  title: 'Nuova linea Velino',
  body: 'Le velature minerali Velino sono nei listini.',
  recipients: ['test'],
  cta: false,
  ctaText: 'Scopri di più',
  ctaUrl: '',
  attachment: false,
  attachmentText: "Scarica l'allegato",
  attachmentKey: null,
  attachmentOriginalName: null,
  sendAt: null,
  ...changes,
});

/** A stored notification: a draft. */
export const aNotification = (changes: Partial<Notification> = {}): Notification => ({
  ...notification.parse({
    id: '20261120T100000000Z-a',
    title: 'Nuova linea Velino',
    body: 'Le velature minerali Velino sono nei listini.',
    recipients: ['test'],
    status: 'draft',
    createdAt: '2026-11-20T10:00:00.000Z',
    createdBy: 'Giulia Ferrero',
  }),
  ...changes,
});
