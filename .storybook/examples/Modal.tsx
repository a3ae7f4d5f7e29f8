import { useState } from 'react';
import { Button, Modal, TextField } from '#ui';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Renomear</Button>
      <Modal
        title="Renomear etapa"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={<Button onPress={() => setOpen(false)}>Salvar</Button>}
      >
        <TextField label="Nome" defaultValue="Comissionamento" />
      </Modal>
    </>
  );
}
