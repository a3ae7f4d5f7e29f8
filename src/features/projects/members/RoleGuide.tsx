import { DescriptionList, Disclosure } from '#ui';
import { useWords } from '../../kernel/language';
import { roleWords } from '../../kernel/roles/words';
import { roles } from './rules';
import { memberWords } from './words';

/** What each role may do, for whoever wants to know. */
export function RoleGuide() {
  const t = useWords(memberWords);
  const role = useWords(roleWords);
  return (
    <Disclosure title={t('guide')}>
      <DescriptionList items={roles.map((id) => ({ label: role(`role.${id}`), value: role(`may.${id}`) }))} />
    </Disclosure>
  );
}
