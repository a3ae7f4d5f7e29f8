export default {
  fault: {
    missing: 'Preencha o campo “{label}”.',
    tooShort: 'O campo “{label}” precisa ter pelo menos {limit, plural, one {# caractere} other {# caracteres}}.',
    tooLong: 'O campo “{label}” pode ter no máximo {limit, plural, one {# caractere} other {# caracteres}}.',
    tooSmall: 'O campo “{label}” precisa ser pelo menos {limit, number}.',
    tooLarge: 'O campo “{label}” pode ser no máximo {limit, number}.',
    malformed: 'O campo “{label}” não está no formato esperado.',
  },
} as const;
