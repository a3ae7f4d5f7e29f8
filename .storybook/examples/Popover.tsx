import { Button, Popover, Text } from '#ui';

export const Example = () => (
  <Popover label="Quem vê" trigger={<Button weight="soft">Quem vê</Button>}>
    <Text>Só quem é da equipe do projeto.</Text>
  </Popover>
);
