import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isSimilar, significantWords } from '#domain/similar';
import { Link } from '#ui';
import { useWords } from '../../kernel/language';
import { paths } from '../../paths';
import { projectsLike } from './queries';
import { createWords } from './words';

/** How long (ms) typing rests before it is looked for. */
const rest = 400;
/** How many are named at most. */
const most = 2;

/** A text once typing rests. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const soon = setTimeout(() => setRested(text), rest);
    return () => clearTimeout(soon);
  }, [text]);
  return rested;
}

/** What stands below the name of a new project: what a name is for, or which projects have nearly the same. */
export function SimilarProjects({ name, apart }: { name: string; apart?: string }) {
  const t = useWords(createWords);
  const rested = useRested(name);
  // By its longest word, for what is similar may lack any of the others.
  const [word = ''] = significantWords(rested).toSorted((one, other) => other.length - one.length);
  const { data } = useQuery({ ...projectsLike(word), enabled: word.length > 2 });
  const found = (data?.data ?? []).filter((each) => each.id !== apart && isSimilar(each.name, name)).slice(0, most);
  return (
    <span role="status">
      {found.length === 0 ? t('name.note') : t('name.similar')}
      {found.map(({ id, code, name: known }) => (
        <span key={id}>
          {' '}
          <Link href={paths.project({ projectId: id })}>
            {code} {known}
          </Link>
        </span>
      ))}
    </span>
  );
}
