export default { cancel: 'Cancelar' } as const;
