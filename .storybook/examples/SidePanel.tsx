import { useState } from 'react';
import { Button, SidePanel, Text } from '#ui';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Montar o painel</Button>
      {isOpen && (
        <SidePanel title="Montar o painel" onClose={() => setOpen(false)}>
          <Text>Rita Yamada, até 27/11.</Text>
        </SidePanel>
      )}
    </>
  );
}
