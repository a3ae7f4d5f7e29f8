export default { history: 'Histórico' } as const;
