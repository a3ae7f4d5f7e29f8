import { useState } from 'react';
import { Button, DescriptionList, Drawer } from '#ui';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ver etapa</Button>
      <Drawer title="Comissionamento" isOpen={isOpen} onOpenChange={setOpen}>
        <DescriptionList items={[{ label: 'Responsável', value: 'Helena Prado' }]} />
      </Drawer>
    </>
  );
}
