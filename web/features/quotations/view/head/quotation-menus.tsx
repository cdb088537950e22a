import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { makesOffers } from '#shared/access/makes-offers.ts';
import { paths } from '#shared/access/paths.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import { useKeptFocus } from '#web/components/use-kept-focus.ts';
import { askForOffer } from '#web/lib/ask-for-offer.ts';
import { useUser } from '#web/lib/session.ts';
import { useArchiving } from '../quotation-bar.tsx';
import type { QuotationView } from '../use-quotation-view.ts';
import { documentIcons, useDocumentItems } from './document-menus.tsx';
import { documentKinds } from './use-documents.ts';

/** Actions that are seldom needed; the guided test and its reasons only for a quotation made with it (OPW-23). */
function useSeldomItems({ draft: { saved }, onOpen, onShare }: QuotationView) {
  const { t } = useTranslation('quotations');
  const navigate = useNavigate();
  const user = useUser();
  const share: MenuItem = {
    label: t('share.action'),
    icon: 'send',
    onSelect: onShare,
  };
  const measure = () => navigate(paths.measures(saved.id));
  const others: MenuItem[] = [
    { label: t('view.compare.measures'), icon: 'expand', onSelect: measure },
    { label: t('duplicate.action'), icon: 'copy', onSelect: () => onOpen({ kind: 'duplicate' }) },
    { label: t('history.title'), icon: 'history', onSelect: () => onOpen({ kind: 'history' }) },
  ];
  const test: MenuItem[] = [];
  if (saved.guidedTest) {
    const takeUp = () => navigate(paths.editTest(saved.id));
    test.push({ label: t('view.takeUpTest'), icon: 'list', onSelect: takeUp });
    const why = () => onOpen({ kind: 'why' });
    others.push({ label: t('view.whyProducts'), icon: 'question-circle', onSelect: why });
  }
  if (saved.uid === user.id && makesOffers(user)) {
    const make = () => navigate(paths.offers, { state: askForOffer({ quotation: saved }) });
    others.push({ label: t('view.makeOffer'), icon: 'briefcase', onSelect: make });
  }
  return { test, share, others };
}

/** The seldom needed actions on a wide screen. */
export function DeskMenu(view: QuotationView) {
  const { t } = useTranslation('common');
  const label = t('actions.more');
  const { test, share, others } = useSeldomItems(view);
  return (
    <div className="desk-only">
      <Menu
        label={label}
        items={[...test, share, ...others]}
        trigger={(props) => <IconButton icon="ellipsis-v" label={label} {...props} />}
      />
    </div>
  );
}

/**
 * The one menu of a phone: switches, seldom needed actions, documents and the archive (ux §21). Of each kind of document
 * it has the usual one; a dialog has the others.
 */
export function PhoneMenu(view: QuotationView) {
  const { t } = useTranslation('quotations');
  const label = t('view.phoneMenu');
  const archiving = useArchiving(view);
  const { test, share, others } = useSeldomItems(view);
  const itemsOf = useDocumentItems(view);
  const items: MenuItem[] = [
    ...view.shown.switches.map(({ isOn, set, ...item }) => ({
      ...item,
      chosen: isOn,
      onSelect: () => set(!isOn),
    })),
    ...test,
    { ...share, line: true },
    ...others,
    ...documentKinds.flatMap((kind, index) =>
      itemsOf(kind)
        .slice(0, 1)
        .map((item) => ({ ...item, icon: documentIcons[kind], line: index === 0 })),
    ),
    { label: t('view.documents.others'), icon: 'file', onSelect: () => view.onOpen({ kind: 'documents' }) },
    { label: archiving.label, icon: archiving.icon, line: true, onSelect: archiving.run },
  ];
  const busy = view.documents.preparing !== undefined;
  const keptFocus = useKeptFocus<HTMLDivElement>();
  return (
    <div className="mobile-only" {...keptFocus}>
      <Menu
        label={label}
        items={items}
        trigger={(props) => <IconButton icon="ellipsis-v" label={label} busy={busy} {...props} />}
      />
    </div>
  );
}
