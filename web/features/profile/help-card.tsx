import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/card.tsx';
import { HelpViews } from '#web/components/help-views/help-views.tsx';
import { OwnHelpViewsDocument } from '#web/graphql/common.ts';
import { request } from '#web/lib/graphql.ts';

/** Lists the super users who looked at the user's quotations and catalogue; draws nothing if nobody did. */
export function HelpCard() {
  const { t } = useTranslation('help');
  const { data: views } = useQuery({
    queryKey: ['user', 'help'],
    queryFn: async ({ signal }) => (await request(OwnHelpViewsDocument, {}, signal)).ownHelpViews,
  });
  if (!views || views.length === 0) return null;
  return (
    <Card title={t('own.title')}>
      <p className="muted s">{t('own.text')}</p>
      <HelpViews views={views} />
    </Card>
  );
}
