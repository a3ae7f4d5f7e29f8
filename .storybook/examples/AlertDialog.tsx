import { useState } from 'react';
import { AlertDialog, Button } from '#ui';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="critical" weight="soft" onPress={() => setOpen(true)}>
        Excluir projeto
      </Button>
      <AlertDialog
        title="Excluir o projeto “Prensa 2”?"
        confirmLabel="Excluir projeto"
        cancelLabel="Cancelar"
        tone="critical"
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => setOpen(false)}
      >
        Suas 12 etapas vão junto. Dá para desfazer por 30 dias.
      </AlertDialog>
    </>
  );
}
