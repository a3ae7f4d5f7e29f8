import { Button, Inline, InlineAlert, Stack } from '#ui';
import { useWords } from '../../kernel/language';
import { toProblem } from '../../kernel/problem';
import { screenWords } from '../../kernel/words';

interface LoadFailureProps {
  query: { error: unknown; refetch: () => Promise<unknown>; isFetching: boolean };
}

/** Explains why a part of a page failed to load and offers a retry. */
export function LoadFailure({ query: { error, refetch, isFetching } }: LoadFailureProps) {
  const t = useWords(screenWords);
  return (
    <Stack space="s">
      <InlineAlert tone="critical">{toProblem(error).message}</InlineAlert>
      <Inline>
        <Button size="s" weight="soft" tone="neutral" isPending={isFetching} onPress={() => void refetch()}>
          {t('retry')}
        </Button>
      </Inline>
    </Stack>
  );
}
