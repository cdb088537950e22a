import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import it_ from '#locales/it/notifications.json' with { type: 'json' };
import { checkedForm } from '#shared/schemas/form-issues.ts';
import { notification, notificationStatuses } from '#shared/schemas/notification.ts';
import { emptyNotification, notificationForm } from '#shared/schemas/notification-form.ts';
import { notificationInput } from '#shared/schemas/notification-input.ts';
import { aNotificationInput } from '#test/support/builders/notification.ts';

const texts: Record<string, unknown> = it_;
const whole = { ...emptyNotification, title: 'Corso', body: 'Due giornate' };

/** The messages of the dialog, by field, in Italian. */
const said = (changes: object) => {
  const { issues } = checkedForm(notificationForm.safeParse({ ...whole, ...changes }));
  return Object.fromEntries(
    Object.entries(issues).map(([field, key]) => [
      field,
      texts[key?.replace('notifications.', '') ?? ''] ?? key,
    ]),
  );
};

describe('a new notification', () => {
  it('is for the test group alone until somebody chooses others [NOT-038]', () => {
    expect(emptyNotification.recipients).toEqual(['test']);
  });

  it('has texts for both buttons [NOT-039, NOT-040]', () => {
    expect(emptyNotification).toMatchObject({
      ctaText: 'Scopri di più',
      attachmentText: "Scarica l'allegato",
      cta: false,
      attachment: false,
    });
    const { ctaText, attachmentText, ...rest } = aNotificationInput();
    expect(notificationInput.parse(rest)).toMatchObject({ ctaText, attachmentText });
  });
});

describe('the form of a notification', () => {
  it('needs title, text and somebody to send it to [NOT-041, NOT-042, NOT-043]', () => {
    expect(said({})).toEqual({});
    expect(said({ title: ' ', body: '\n ', recipients: [] })).toEqual({
      title: 'Il titolo è obbligatorio',
      body: 'Il testo è obbligatorio',
      recipients: 'Seleziona almeno una tipologia di utente',
    });
  });

  it('needs text and URL of a button that is on, and of one that is off nothing [NOT-044, NOT-045, OPW-50]', () => {
    expect(said({ cta: true, ctaText: ' ', ctaUrl: '' })).toEqual({
      ctaText: 'Il testo del pulsante è obbligatorio',
      ctaUrl: "L'URL del pulsante è obbligatorio",
    });
    expect(said({ cta: false, ctaText: '', ctaUrl: 'what' })).toEqual({});
    expect(said({ cta: true, ctaUrl: 'https://example.com/corsi?a=1' })).toEqual({});
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'example.com',
    'https://',
    '//a.b',
  ])('takes no address but one of the web: %s [OPW-50]', (ctaUrl) => {
    expect(said({ cta: true, ctaUrl })).toEqual({ ctaUrl: "L'URL comincia con http:// o https://" });
    const sent = notificationInput.safeParse(aNotificationInput({ cta: true, ctaUrl }));
    expect(sent.success).toBe(false);
  });

  it('needs text and file of an attachment that is on [NOT-046, NOT-047]', () => {
    expect(said({ attachment: true, attachmentText: '' })).toEqual({
      attachmentText: 'Il testo del pulsante è obbligatorio',
      hasFile: 'Carica il file da allegare',
    });
    expect(said({ attachment: true, hasFile: true })).toEqual({});
  });

  it('is refused by the server for what the dialog marks, whatever that is [NOT-048]', () => {
    const texts = fc.constantFrom('', ' ', 'Testo', 'x'.repeat(2000));
    const any = fc.record({
      title: texts,
      body: texts,
      recipients: fc.subarray(['test', 'agente', 'nobody']),
      cta: fc.boolean(),
      ctaText: texts,
      ctaUrl: fc.constantFrom('', 'https://example.com', 'javascript:x'),
      attachment: fc.constant(false),
      attachmentText: texts,
    });
    fc.assert(
      fc.property(any, (form) => {
        const shown = notificationForm.safeParse({ ...form, hasFile: false, sendAt: null });
        expect(notificationInput.safeParse(form).success).toBe(shown.success);
      }),
    );
  });

  it('names recipients once, in one order, and none that is no type of user [NOT-053]', () => {
    const sent = notificationInput.parse(aNotificationInput({ recipients: ['test', 'agente', 'test'] }));
    expect(sent.recipients).toEqual(['agente', 'test']);
    expect(notificationInput.safeParse(aNotificationInput({ recipients: ['everybody'] })).success).toBe(
      false,
    );
  });

  it('takes a day to send it, as an instant', () => {
    expect(said({ sendAt: '2026-12-01T08:00:00.000Z' })).toEqual({});
    expect(said({ sendAt: 'tomorrow' })).toEqual({ sendAt: "Scegli data e ora dell'invio" });
  });

  it.each([
    'uploads/images/products/a.png',
    'uploads/attachments/notifications/../a.pdf',
    'uploads/attachments/notifications/a/b.pdf',
    'attachments/notifications/a.pdf',
  ])('takes no file but an upload of its own kind: %s', (attachmentKey) => {
    const input = aNotificationInput({ attachment: true, attachmentKey, attachmentOriginalName: 'a.pdf' });
    expect(notificationInput.safeParse(input).success).toBe(false);
    const upload = { ...input, attachmentKey: 'uploads/attachments/notifications/a.pdf' };
    expect(notificationInput.safeParse(upload).success).toBe(true);
  });
});

describe('a stored notification', () => {
  const stored = {
    id: 'n',
    title: 't',
    body: 'b',
    recipients: ['test'],
    createdAt: '2026-11-20T10:00:00.000Z',
  };

  it('has one of six statuses; a text that is none is told apart from them all [NOT-054, NOT-055]', () => {
    for (const status of notificationStatuses)
      expect(notification.parse({ ...stored, status }).status).toBe(status);
    expect(notificationStatuses).toEqual(['draft', 'todo', 'sending', 'sent', 'error', 'archived']);
    for (const status of ['scheduled', '', 7, undefined])
      expect(notification.parse({ ...stored, status }).status).toBeNull();
  });
});
