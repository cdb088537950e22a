import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { isOff } from '#test/support/is-off.ts';
import { place, signIn, textOf } from '#test/support/open-screen.tsx';
import {
  aTestServer,
  button,
  openLastStage,
  openTest,
  press,
  question,
  restartButton,
  selectedPhases,
  stageButtons,
} from './open-test.tsx';

beforeEach(() => {
  localStorage.clear();
  signIn();
});

const opened = async () => {
  const test = openTest();
  await screen.findByText('Dove?');
  return test;
};

describe('the questions of the guided test', () => {
  it('opens at the address of tests, with its stages, one question and the phases so far [WIZ-001, WIZ-004, WIZ-009, WIZ-010, QNW-001]', async () => {
    aTestServer();
    await opened();
    expect(screen.getByRole('heading', { level: 1, name: 'Test guidato' })).toBeTruthy();
    expect(textOf(document.querySelector('.meta'))).toBe('Casa MengoniImola (BO)');
    expect(stageButtons().map((one) => textOf(one.querySelector('b')))).toEqual([
      'Tipologia del supporto',
      'Analisi del supporto',
      'Tipologia di finitura',
      'Scelta dei prodotti',
    ]);
    expect(stageButtons().map((one) => isOff(one))).toEqual([false, true, true, true]);
    expect(document.querySelectorAll('.open-question')).toHaveLength(1);
    expect(selectedPhases()).toEqual(['Pulizia']);
    const beside = screen.getByRole('complementary', { name: 'Fasi selezionate' });
    expect(question().compareDocumentPosition(beside)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(beside.parentElement?.classList.contains('split')).toBe(true);
  });

  it('goes from answer to answer, folds what is answered and marks the phases an answer brings [WIZ-002, WIZ-025, QNW-003]', async () => {
    aTestServer();
    const test = await opened();
    await press(test, 'Esterno');
    expect(textOf(question())).toBe('Quale supporto?');
    expect(textOf(document.querySelector('.given-answer'))).toContain('Dove?Esterno');
    expect(selectedPhases()).toEqual(['Pulizia', 'Fondo']);
    expect(textOf(screen.getByText('Nuova').closest('li'))).toContain('Fondo');
  });

  it('moves the focus to the new question, so that it is read out', async () => {
    aTestServer();
    const test = await opened();
    await press(test, 'Esterno');
    await waitFor(() => expect(document.activeElement).toBe(question()));
  });

  it('is answered by the digit of an answer, and goes back by Backspace', async () => {
    aTestServer();
    const test = await opened();
    await test.user.keyboard('9');
    expect(textOf(question())).toBe('Dove?');
    await test.user.keyboard('1');
    expect(textOf(document.querySelector('.given-answer b'))).toBe('Interno');
    await test.user.keyboard('{Backspace}');
    expect(textOf(question())).toBe('Dove?');
    await test.user.keyboard('2');
    expect(textOf(document.querySelector('.given-answer b'))).toBe('Esterno');
  });

  it('explains a question and its answers, with a drawing each', async () => {
    const answers = [
      anAnswer('nuda', { title: 'Nuda', hint: { it: 'L’intonaco è a vista.' }, drawing: 'plaster' }),
      anAnswer('dipinta', { title: 'Dipinta', drawing: 'organic-paint' }),
    ];
    const hint = { it: 'Bagna un punto.', en: 'Wet a spot.' };
    const asked = aQuestion('pittura', { title: 'È dipinta?', hint, answers });
    aTestServer({ config: aConfig({ stage1: [asked, aQuestion('altro')] }) });
    const test = openTest();
    expect(
      await screen.findByRole('group', { name: 'È dipinta?', description: 'Bagna un punto.' }),
    ).toBeTruthy();
    const bare = screen.getByRole('button', { name: 'Nuda', description: 'L’intonaco è a vista.' });
    expect(bare.querySelector('[aria-hidden="true"]')?.getAttribute('data-drawing')).toBe('plaster');
    expect(screen.getByRole('button', { name: 'Dipinta' }).hasAttribute('aria-describedby')).toBe(false);
    await test.user.keyboard('1');
    expect(textOf(document.querySelector('.given-answer b'))).toBe('Nuda');
    expect(document.querySelector('.open-question svg, .question-hint')).toBeNull();
  });

  it('lets one answer be chosen of a list, with the keyboard too [WIZ-027]', async () => {
    aTestServer();
    const test = await opened();
    await press(test, 'Interno');
    const [first, second] = screen.getAllByRole('radio');
    first?.focus();
    await test.user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(second);
    expect(textOf(question())).toBe('Quale supporto?');
    await test.user.keyboard('{Enter}');
    expect(textOf(question())).toBe('Quali danni?');
    expect(textOf(stageButtons()[0])).toContain('Interno · Pietra');
  });

  it('confirms several answers together, once there is one [WIZ-028]', async () => {
    aTestServer();
    const test = await opened();
    await press(test, 'Interno');
    await test.user.click(screen.getByRole('radio', { name: 'Pietra' }));
    expect(isOff(button('Conferma scelte'))).toBe(true);
    await test.user.click(screen.getByRole('checkbox', { name: 'Crepe' }));
    await test.user.click(screen.getByRole('checkbox', { name: 'Muffa' }));
    await press(test, 'Conferma scelte');
    expect(textOf(stageButtons()[1])).toContain('Crepe · Muffa');
  });

  it('lets nobody go on before the stage is complete, and later stages wait [WIZ-007, WIZ-039]', async () => {
    aTestServer();
    const test = await opened();
    expect(isOff(button('Continua'))).toBe(true);
    await press(test, 'Interno');
    expect(isOff(button('Continua'))).toBe(true);
    expect(isOff(stageButtons()[1])).toBe(true);
    await test.user.click(screen.getByRole('radio', { name: 'Pietra' }));
    expect(textOf(question())).toBe('Quali danni?');
    expect(textOf(stageButtons()[0])).toContain('Interno · Pietra');
    expect(isOff(stageButtons()[2])).toBe(true);
  });

  it('goes on by itself after the last answer of a stage, and back by Backspace [WIZ-037, WIZ-038, OPW-72]', async () => {
    aTestServer();
    const test = await opened();
    await press(test, 'Interno');
    await test.user.click(screen.getByRole('radio', { name: 'Pietra' }));
    await waitFor(() => expect(document.activeElement).toBe(question()));
    expect(textOf(question())).toBe('Quali danni?');
    await test.user.keyboard('{Backspace}');
    expect(textOf(question())).toBe('Quale supporto?');
    await test.user.click(screen.getByRole('radio', { name: 'Mattone' }));
    expect(textOf(question())).toBe('Quali danni?');
    expect(textOf(stageButtons()[0])).toContain('Interno · Mattone');
  });

  it('stays where an earlier answer is changed, and goes on from there by a press [WIZ-038, OPW-72]', async () => {
    aTestServer();
    const test = await opened();
    await press(test, 'Interno');
    await test.user.click(screen.getByRole('radio', { name: 'Pietra' }));
    await test.user.click(stageButtons()[0] as Element);
    await press(test, 'Cambia risposta: Dove?');
    await press(test, 'Esterno');
    expect(screen.getByText('Hai risposto a tutte le domande di questa tappa.')).toBeTruthy();
    await press(test, 'Continua');
    expect(textOf(question())).toBe('Quali danni?');
  });

  it('asks a question again, and its new answer counts', async () => {
    aTestServer();
    const test = await opened();
    await press(test, 'Esterno');
    await press(test, 'Cambia risposta: Dove?');
    expect(textOf(question())).toBe('Dove?');
    expect(button('Esterno').getAttribute('aria-pressed')).toBe('true');
    await press(test, 'Interno');
    expect(selectedPhases()).toEqual(['Pulizia']);
  });

  it('asks the server for nothing while answering, once it has said that a test begins', async () => {
    const server = aTestServer();
    const test = await opened();
    await press(test, 'Esterno');
    const before = server.calls.length;
    await test.user.click(screen.getByRole('radio', { name: 'Pietra' }));
    expect(server.calls).toHaveLength(before);
  });

  it('stays with its guided test when another is published, until it is started over [OPW-23]', async () => {
    const server = aTestServer();
    const test = await opened();
    await press(test, 'Esterno');
    server.publish(aConfig({ stage1: [aQuestion('altra', { title: 'Altra?' })] }));
    await test.queries.invalidateQueries({ queryKey: ['guidedTest'] });
    expect(textOf(question())).toBe('Quale supporto?');
    await test.user.click(restartButton());
    await test.user.click(await screen.findByRole('menuitem', { name: 'Ricomincia tutto' }));
    expect(textOf(question())).toBe('Altra?');
  });

  it('says in Italian, and marks as such, what has no other language', async () => {
    const { default: i18next } = await import('i18next');
    aTestServer();
    const test = await opened();
    await i18next.changeLanguage('en');
    expect(await screen.findByText('Where?')).toBeTruthy();
    await test.user.click(screen.getByRole('button', { name: 'Outside' }));
    expect(screen.getByText('Quale supporto?').getAttribute('lang')).toBe('it');
    await i18next.changeLanguage('it');
  });
});

describe('the colour of the guided test', () => {
  const untilColour = async () => {
    const test = openTest();
    await screen.findByText('Dove?');
    await press(test, 'Interno');
    await test.user.click(screen.getByRole('radio', { name: 'Pietra' }));
    await test.user.click(screen.getByRole('checkbox', { name: 'Crepe' }));
    await press(test, 'Conferma scelte');
    await press(test, 'Tinta');
    return { test, dialog: await screen.findByRole('dialog', { name: 'Scegli il colore' }) };
  };

  it('is chosen among the published ones, and stored with its folder [OPW-31]', async () => {
    const server = aTestServer();
    const { test, dialog } = await untilColour();
    await test.user.click(await within(dialog).findByRole('radio', { name: /TN 1/ }));
    await test.user.click(within(dialog).getByRole('button', { name: /Conferma|Applica|Scegli/ }));
    expect(textOf(stageButtons()[2])).toContain('Tinta');
    expect(server.asked('Colours')).toHaveLength(1);
  });

  it('stands beside its answer, is found picked when that is changed, and is named with the products [OPW-31]', async () => {
    aTestServer();
    const { test, dialog } = await untilColour();
    await test.user.click(await within(dialog).findByRole('radio', { name: /TN 1/ }));
    await press(test, 'Conferma colore');
    await test.user.click(stageButtons()[2] as Element);
    expect(textOf(document.querySelector('.given-colour'))).toBe('TN 1');
    await press(test, 'Cambia risposta: Quale colore?');
    await press(test, 'Tinta');
    const again = await screen.findByRole('dialog', { name: 'Scegli il colore' });
    expect(within(again).getByRole('radio', { name: /TN 1/ }).getAttribute('aria-checked')).toBe('true');
    await press(test, 'Conferma colore');
    expect(textOf(document.querySelector('.test-colour'))).toBe('Colore TN 1');
  });

  it('leaves the question unanswered when it is closed', async () => {
    aTestServer();
    const { test } = await untilColour();
    await test.user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(textOf(question())).toBe('Quale colore?');
    expect(isOff(button('Continua'))).toBe(true);
  });
});

describe('starting over', () => {
  const items = async () => (await screen.findAllByRole('menuitem')).map((item) => textOf(item));

  it('is not offered before the first answer [WIZ-041]', async () => {
    aTestServer();
    const test = await opened();
    expect(isOff(restartButton())).toBe(true);
    await press(test, 'Interno');
    expect(isOff(restartButton())).toBe(false);
  });

  it('forgets everything, in the first stage that alone, and can be taken back [WIZ-042, WIZ-044]', async () => {
    aTestServer();
    const test = await opened();
    await press(test, 'Esterno');
    await test.user.click(restartButton());
    expect(await items()).toEqual(['Ricomincia tutto']);
    await test.user.click(screen.getByRole('menuitem', { name: 'Ricomincia tutto' }));
    expect(textOf(question())).toBe('Dove?');
    expect(selectedPhases()).toEqual(['Pulizia']);
    await press(test, 'Annulla');
    expect(textOf(question())).toBe('Quale supporto?');
  });

  it('forgets the current stage alone, after the first one [WIZ-043]', async () => {
    aTestServer();
    const test = await opened();
    await press(test, 'Esterno');
    await test.user.click(screen.getByRole('radio', { name: 'Pietra' }));
    await test.user.click(screen.getByRole('checkbox', { name: 'Muffa' }));
    await press(test, 'Conferma scelte');
    await test.user.click(stageButtons()[1] as Element);
    await test.user.click(restartButton());
    expect(await items()).toEqual(['Ricomincia solo questa tappa', 'Ricomincia tutto']);
    await test.user.click(screen.getByRole('menuitem', { name: 'Ricomincia solo questa tappa' }));
    expect(textOf(question())).toBe('Quali danni?');
    expect(textOf(stageButtons()[0])).toContain('Esterno · Pietra');
  });
});

describe('the frame of the guided test', () => {
  it('leads back to the list, and asks first once there is an answer [WIZ-006, WIZ-008]', async () => {
    aTestServer();
    const test = await opened();
    await press(test, 'Esterno');
    await test.user.click(screen.getByRole('link', { name: "Torna all'elenco" }));
    const dialog = await screen.findByRole('alertdialog');
    await test.user.click(within(dialog).getByRole('button', { name: 'Resta' }));
    expect(textOf(question())).toBe('Quale supporto?');
    await test.user.click(screen.getByRole('link', { name: "Torna all'elenco" }));
    await test.user.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
    await waitFor(() => expect(place()).toBe('/preventivi'));
  });

  it('goes straight to the last stage without questions, and offers the choice by hand without phases [WIZ-003, WIZ-005, OPW-26]', async () => {
    aTestServer({ config: aConfig(), phases: [] });
    openTest();
    await screen.findByRole('heading', { name: 'Nessuna fase per queste risposte' });
    expect(screen.getByRole('link', { name: 'Scegli a mano' }).getAttribute('href')).toBe(
      '/preventivi/nuovo/manual?name=Casa+Mengoni&location=Imola&province=BO',
    );
  });

  it('says which products follow from a colour that may not be had [WIZ-057]', async () => {
    const answers = [
      anAnswer('si', { title: 'Sì', tag: ['a', 'b'] }),
      anAnswer('no', { title: 'Solo uno', tag: ['a'] }),
    ];
    const alerted = aConfig({ stage1: [aQuestion('uno', { title: 'Uno?', answers })] });
    const [first] = alerted;
    first.alerts.push({ id: 'x', allTags: ['a', 'b'], text: { it: 'Controlla il colore.' } });
    aTestServer({ config: alerted });
    const test = openTest();
    await screen.findByText('Uno?');
    await press(test, 'Sì');
    expect(await screen.findByText('Controlla il colore.')).toBeTruthy();
    await test.user.click(stageButtons()[0] as Element);
    await press(test, 'Cambia risposta: Uno?');
    await press(test, 'Solo uno');
    await screen.findByRole('complementary', { name: 'Prodotti scelti' });
    expect(screen.queryByText('Controlla il colore.')).toBeNull();
  });

  it('is reached through every stage with its products at the end [WIZ-011]', async () => {
    aTestServer();
    await openLastStage();
    const panels = document.querySelectorAll('.phase-panel');
    expect(panels).toHaveLength(2);
    const beside = screen.getByRole('complementary', { name: 'Prodotti scelti' });
    expect(panels[1]?.compareDocumentPosition(beside)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(beside.parentElement?.classList.contains('split')).toBe(true);
  });
});
