import type { Like } from '../../language';
import type pt from './pt-BR';

export default {
  city: {
    Sao_Paulo: 'São Paulo',
    Manaus: 'Manaus',
    Recife: 'Recife',
    Fortaleza: 'Fortaleza',
    Bahia: 'Salvador',
    Belem: 'Belém',
    Maceio: 'Maceió',
    Araguaina: 'Palmas',
    Cuiaba: 'Cuiabá',
    Campo_Grande: 'Campo Grande',
    Porto_Velho: 'Porto Velho',
    Boa_Vista: 'Boa Vista',
    Rio_Branco: 'Rio Branco',
    Santarem: 'Santarém',
    Eirunepe: 'Eirunepé',
    Noronha: 'Fernando de Noronha',
  },
} as const satisfies Like<typeof pt>;
