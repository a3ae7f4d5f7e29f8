import { DescriptionList } from '#ui';
import { Ago } from '../../kernel/Ago';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import type { User } from '../data/users';
import { userWords } from '../words';

const withMarks = (taxId: string) => taxId.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');

const asCalled = (phone: string) => phone.replace(/^\+55(\d\d)(\d{4,5})(\d{4})$/, '+55 ($1) $2-$3');

/** What is known of somebody. */
export function PersonFacts({ user }: { user: User }) {
  const t = useWords(userWords);
  const { instant } = useFormats();
  return (
    <DescriptionList
      layout="above"
      items={[
        { label: t('field.email'), value: user.email },
        { label: t('field.job_title'), value: user.job_title || undefined },
        { label: t('field.phone'), value: user.phone ? asCalled(user.phone) : undefined, isTabular: true },
        { label: t('field.tax_id'), value: user.tax_id ? withMarks(user.tax_id) : undefined, isTabular: true },
        { label: t('field.two_step'), value: t(user.two_step ? 'on' : 'off') },
        { label: t('field.last_seen_at'), value: user.last_seen_at ? <Ago at={user.last_seen_at} /> : t('never') },
        { label: t('field.created_at'), value: instant(user.created_at), isTabular: true },
      ]}
    />
  );
}
