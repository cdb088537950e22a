import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import type { HelpViewFieldsFragment } from '#web/graphql/common.ts';
import { Button } from '../button.tsx';
import './help-views.css';

/** Shown before the user asks for all. */
const few = 5;

/** Super users who looked at the screens of a user, the latest first. */
export function HelpViews({ views }: { views: readonly HelpViewFieldsFragment[] }) {
  const { t } = useTranslation('help');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? views : views.slice(0, few);
  return (
    <>
      <ul className="help-views">
        {shown.map((view) => (
          <li key={`${view.at} ${view.by} ${view.what} ${view.quotationId}`}>
            <time dateTime={view.at}>{formatDateTime(view.at)}</time>
            <span>
              {t(`views.${view.what}`, { by: view.by, quotation: view.quotationName ?? t('views.unnamed') })}
            </span>
          </li>
        ))}
      </ul>
      {views.length > shown.length && (
        <Button variant="text" small onClick={() => setWhole(true)}>
          {t('views.all', { count: views.length })}
        </Button>
      )}
    </>
  );
}
