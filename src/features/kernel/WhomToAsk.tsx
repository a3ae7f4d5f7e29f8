import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { client } from '#openapi/client';
import { useWords } from './language';
import { useCan } from './session';
import { screenWords } from './words';

/** Names the people who can grant a missing permission, and opens the page once it is granted. */
export function WhomToAsk({ permission }: { permission: string }) {
  const t = useWords(screenWords);
  const may = useCan()(permission);
  const [was] = useState(may);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [names, setNames] = useState('');
  useEffect(() => {
    let isWanted = true;
    const ask = client.GET('/api/access/givers', { params: { query: { permission } } });
    ask.then(
      ({ data }) => isWanted && setNames(data?.data.map(({ name }) => name).join(', ') ?? ''),
      // The list of people is optional: the page already names the missing permission.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [permission]);
  useEffect(() => {
    // A page that revalidates in place keeps its error unless it is navigated to again.
    if (may && !was) void navigate({ pathname, search, hash }, { replace: true });
  }, [may, was, navigate, pathname, search, hash]);
  return names && ` ${t('whomToAsk', { names })}`;
}
