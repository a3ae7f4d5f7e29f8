import { Button, notify } from '#ui';

// Once, around the whole app: <ToastRegion />
export const Example = () => (
  <Button
    onPress={() =>
      notify({
        variant: 'success',
        title: 'Etapa arquivada',
        action: { label: 'Desfazer', onPress: () => notify({ title: 'Etapa de volta' }) },
      })
    }
  >
    Arquivar etapa
  </Button>
);
