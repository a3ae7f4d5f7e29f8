import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Columns } from '../Columns/Columns';
import type { Guide } from '../foundations/guide';
import { Stack } from '../Stack/Stack';
import { Skeleton } from './Skeleton';

export const guide: Guide = {
  anatomy: ['The shape of what is coming'],
  keys: {},
  promises: [
    'Silent: the place around it says that it is busy',
    'Waits 150 ms, so that quick answers do not flicker',
    'Stands still for whoever asks for little motion',
  ],
  pairs: [
    {
      do: {
        shown: (
          <Columns least="large">
            <Card>
              <Stack>
                <Skeleton shape="title" />
                <Skeleton lines={2} />
              </Stack>
            </Card>
          </Columns>
        ),
        because: 'As many lines as will come, so that nothing jumps when they do.',
      },
      dont: {
        shown: (
          <Columns least="large">
            <Card>
              <Stack>
                <Skeleton shape="block" />
                <Skeleton lines={6} />
              </Stack>
            </Card>
          </Columns>
        ),
        because: 'It promises a picture and six lines for a name and two: the page falls together when they come.',
      },
    },
    {
      do: {
        shown: <Button isPending>Salvar</Button>,
        because: 'What the person asked for is told where they asked for it.',
      },
      dont: {
        shown: (
          <Columns least="large">
            <Stack space="s">
              <Skeleton lines={3} />
              <Button>Salvar</Button>
            </Stack>
          </Columns>
        ),
        because: 'While it is saved, what was typed must stay in sight.',
      },
    },
  ],
};
