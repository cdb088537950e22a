import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { type DrawerItem, drawerItems } from '#shared/access/drawer.ts';
import { areaIcons } from '#web/components/area-icons.ts';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Logo } from '#web/components/logo.tsx';
import { useUser } from '#web/lib/session.ts';
import { useLeaveSession } from '#web/lib/use-leave-session.ts';
import { ModalDrawer } from './modal-drawer.tsx';
import './drawer.css';

const groups = ['work', 'administration', 'account'] as const;
const reasons = {
  'email-not-verified': 'menu.verifyEmail',
  one: 'menu.lacks.one',
  italy: 'menu.lacks.italy',
  all: 'menu.lacks.all',
} as const;

/** The side drawer, open while mounted (SHL-035 to SHL-042). */
export function Drawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const user = useUser();
  const items = drawerItems(user);
  return (
    <ModalDrawer label={t('menu.title')} side="left" name="drawer" first=":is(a, button)" onClose={onClose}>
      <nav aria-label={t('menu.title')}>
        <div className="drawer-head">
          <Logo />
          <IconButton icon="times" label={t('menu.close')} onClick={onClose} />
        </div>
        {groups.map((group) => (
          <Group key={group} group={group} items={items} onClose={onClose} />
        ))}
      </nav>
    </ModalDrawer>
  );
}

type GroupProps = { group: DrawerItem['group']; items: readonly DrawerItem[]; onClose: () => void };

function Group({ group, items, onClose }: GroupProps) {
  const { t } = useTranslation();
  const own = items.filter((item) => item.group === group);
  if (own.length === 0) return null;
  return (
    <section aria-label={t(`menu.${group}`)}>
      <h2>{t(`menu.${group}`)}</h2>
      <ul>
        {own.map((item) => (
          <li key={item.key}>
            <Entry item={item} onClose={onClose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ item, onClose }: { item: DrawerItem; onClose: () => void }) {
  const { t } = useTranslation();
  const leaveSession = useLeaveSession();
  if (item.key === 'logout') {
    const leave = () => {
      onClose();
      void leaveSession();
    };
    return (
      <button type="button" className="drawer-item" onClick={leave}>
        <Icon name="sign-out" />
        {t('menu.signOut')}
      </button>
    );
  }
  const label = t(`areas.${item.key}`);
  if (item.disabledReason) {
    return (
      <button type="button" className="drawer-item off" aria-disabled="true">
        <Icon name={areaIcons[item.key]} />
        <span>
          {label}
          <small>{t(reasons[item.disabledReason])}</small>
        </span>
      </button>
    );
  }
  return (
    <NavLink to={item.path} className="drawer-item" onClick={onClose}>
      <Icon name={areaIcons[item.key]} />
      {label}
    </NavLink>
  );
}
