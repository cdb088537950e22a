import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { languages } from '#shared/languages.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import { setLanguage } from '#web/lib/i18n.ts';
import { useUser } from '#web/lib/session.ts';
import { chooseTheme, themeChoices, useThemeChoice } from '#web/lib/theme.ts';
import { useLeaveSession } from '#web/lib/use-leave-session.ts';

const themeIcons = { system: 'desktop', light: 'sun', dark: 'moon' } as const;

const initials = (names: readonly string[]) =>
  names
    .map((name) => name.trim().charAt(0))
    .join('')
    .toUpperCase();

function useAccountItems(): MenuItem[] {
  const { t, i18n } = useTranslation();
  const theme = useThemeChoice();
  const leaveSession = useLeaveSession();
  const speak = languages.map(
    (language, index): MenuItem => ({
      label: t(`account.${language}`),
      icon: 'language',
      heading: index === 0 ? t('account.language') : undefined,
      chosen: i18n.language === language,
      onSelect: () => void setLanguage(language),
    }),
  );
  const dress = themeChoices.map(
    (choice, index): MenuItem => ({
      label: t(`account.${choice}`),
      icon: themeIcons[choice],
      heading: index === 0 ? t('account.theme') : undefined,
      chosen: theme === choice,
      onSelect: () => chooseTheme(choice),
    }),
  );
  const leave = { label: t('menu.signOut'), icon: 'sign-out', line: true, onSelect: leaveSession } as const;
  return [...speak, ...dress, leave];
}

/** The user's e-mail, which leads to their profile (SHL-044, SHL-045); language, theme and sign-out in a menu. */
export function AccountMenu() {
  const { t } = useTranslation();
  const { email, firstName, lastName } = useUser();
  const items = useAccountItems();
  return (
    <div className="account">
      <Link to={paths.profile} title={email}>
        <span className="avatar" aria-hidden="true">
          {initials([firstName, lastName])}
        </span>
        <span className="mail">{email}</span>
      </Link>
      <Menu
        label={t('account.label', { email })}
        items={items}
        trigger={(props) => (
          <IconButton small icon="chevron-down" label={t('account.label', { email })} {...props} />
        )}
      />
    </div>
  );
}
