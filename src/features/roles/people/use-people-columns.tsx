import { Button, Inline, Tag, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { useCan, usePerson } from '../../kernel/session';
import { type ListColumn, nameColumn } from '../../kit/list/columns';
import type { PersonWithRoles } from '../data/people';
import { useNames } from '../use-names';
import { viewAsWords } from '../view-as/words';
import { peopleWords } from './words';

interface PeopleAsked {
  /** Why somebody may do what they may. */
  onAsk: (person: PersonWithRoles) => void;
  /** To see the app as they do. */
  onView: (person: PersonWithRoles) => void;
}

/** What a table, a card and a file say of people and their roles. */
export function usePeopleColumns({ onAsk, onView }: PeopleAsked): ListColumn<PersonWithRoles>[] {
  const t = useWords(peopleWords);
  const names = useNames();
  const viewWords = useWords(viewAsWords);
  const mayView = useCan()('view:as_others');
  const ownId = usePerson()?.id;
  return [
    nameColumn(t('field.name'), ({ email }) => email),
    { id: 'email', label: t('field.email'), isInFileOnly: true, text: ({ email }) => email },
    {
      id: 'roles',
      label: t('field.roles'),
      text: ({ roles }) => roles.map(names.role).join(', '),
      cell: ({ roles }) =>
        roles.length === 0 ? (
          <Text as="span" tone="secondary">
            {t('noRole')}
          </Text>
        ) : (
          <Inline space="xs">
            {roles.map((role) => (
              <Tag key={role.id}>{names.role(role)}</Tag>
            ))}
          </Inline>
        ),
    },
    {
      id: 'why',
      label: t('field.access'),
      width: 'fit',
      cell: (person) => (
        <Inline space="xs" wrap={false}>
          <Button
            size="s"
            weight="soft"
            tone="neutral"
            aria-label={t('whyOf', { name: person.name })}
            onPress={() => onAsk(person)}
          >
            {t('why')}
          </Button>
          {mayView && person.id !== ownId && (
            <Button
              size="s"
              weight="soft"
              tone="neutral"
              aria-label={viewWords('actOf', { name: person.name })}
              onPress={() => onView(person)}
            >
              {viewWords('act')}
            </Button>
          )}
        </Inline>
      ),
    },
  ];
}
