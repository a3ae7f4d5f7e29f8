import { SkipLink, Text } from '#ui';

export const Example = () => (
  <>
    <SkipLink target="content" />
    <main id="content" tabIndex={-1}>
      <Text>O conteúdo da página</Text>
    </main>
  </>
);
