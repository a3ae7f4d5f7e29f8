import { Stack, Text, Weave } from '#ui';

export const Example = () => (
  <Stack align="center">
    <Weave state="begun" />
    <Text>Nenhum projeto ainda</Text>
  </Stack>
);
