/** The texts of the kernel, in Brazilian Portuguese. Other languages follow this source. */
export const ptBR = {
  tooSoon: (seconds: number) => `Aguarde ${seconds === 1 ? '1 segundo' : `${seconds} segundos`} e tente de novo.`,
  tooManyAttempts: (minutes: number) =>
    `Muitas tentativas. Tente de novo em ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`,
  stale: 'Outra pessoa alterou isto enquanto você editava.',
  closing: 'O servidor está reiniciando. Tente de novo em instantes.',
  invalid: 'Dados inválidos',
  unavailable: 'O serviço está indisponível no momento. Tente de novo em instantes.',
  notFoundHere: 'Não há nada neste endereço.',
};
