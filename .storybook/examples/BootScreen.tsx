import { Suspense } from 'react';
import { BootScreen, Text } from '#ui';

export const Example = () => (
  <Suspense fallback={<BootScreen />}>
    <Text>O aplicativo</Text>
  </Suspense>
);
