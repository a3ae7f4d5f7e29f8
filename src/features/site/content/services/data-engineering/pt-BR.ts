import type { ServiceContent } from '../../types';

export default {
  name: 'Engenharia de dados',
  summary: 'Dados no horário, conferidos e com uma definição só',
  title: 'Produção, qualidade e controladoria olham para o mesmo número',
  lead: 'Reunimos dados de máquinas, ERP e planilhas em um lugar só, com horário de chegada combinado e conferência a cada carga. Cada indicador tem uma definição, um dono e o caminho até a origem. Quando algo falha, a própria tela avisa, antes da reunião.',
  description:
    'Dados de máquinas, ERP e planilhas com horário de chegada combinado, testes de qualidade, uma definição por indicador e caminho até a origem.',
  signs: [
    {
      title: 'Três refugos para o mesmo mês',
      text: 'Cada área traz o seu número, e metade da reunião é para descobrir qual deles vale.',
    },
    {
      title: 'O painel está verde e velho',
      text: 'A carga parou na sexta. Na segunda, todos decidiram com dados de quinta, porque nada na tela dizia a data.',
    },
    {
      title: 'O fechamento depende de uma planilha',
      text: 'Uma pessoa junta sete arquivos à mão. Se uma coluna muda de nome, o erro só aparece no resultado.',
    },
  ],
  deliverables: [
    {
      title: 'Dicionário de indicadores',
      text: 'Fórmula, unidade, exceções e dono de cada número, aprovados pelas áreas. A definição aparece ao lado do valor.',
    },
    {
      title: 'Cargas com horário',
      text: 'Para cada fonte, até que hora o dado chega e o que se faz se não chegar. A tela mostra a hora do dado mais recente.',
    },
    {
      title: 'Testes de qualidade',
      text: 'Contagem contra a origem, faltas, duplicados, valores impossíveis e totais. Carga reprovada não substitui a última boa.',
    },
    {
      title: 'Caminho até a origem',
      text: 'Do número no painel até a tabela, o arquivo ou o CLP de onde saiu. E no sentido inverso: o que quebra se uma coluna mudar.',
    },
    {
      title: 'Base nas suas contas',
      text: 'Banco, código das transformações e histórico no seu nome, com permissão por área e registro de quem consultou dado pessoal.',
    },
  ],
  steps: [
    {
      title: 'Perguntas e fontes',
      duration: '2 a 3 semanas',
      text: 'Cinco decisões que dependem de número, quem decide e de onde vem o dado. Medimos o atraso e as diferenças entre as fontes.',
    },
    {
      title: 'Definições',
      duration: '1 a 3 semanas',
      text: 'As áreas fecham a fórmula dos primeiros indicadores. Um mês calculado à mão serve de prova para tudo o que vem depois.',
    },
    {
      title: 'Cargas e testes',
      duration: '4 a 8 semanas',
      text: 'Uma fonte por vez, com testes e horário. O número novo corre ao lado do antigo até que toda diferença tenha explicação.',
    },
    {
      title: 'Uso e passagem',
      duration: '2 a 4 semanas',
      text: 'Painéis trocados, planilhas antigas arquivadas e a sua equipe incluindo sozinha uma fonte nova.',
    },
  ],
  example: {
    title: 'Um mês, três índices de refugo',
    text: 'De 12.000 peças, 300 foram refugadas e 120 retrabalhadas. A produção divide 300 por 12.000 (2,5%), a qualidade soma o retrabalho (3,5%) e a controladoria divide 300 pelas 11.700 boas (2,6%). Com uma fórmula e cargas de hora em hora, o fechamento vira conferência.',
    figures: [
      { label: 'Definições de refugo em uso', before: '3', after: '1' },
      { label: 'Horas de fechamento por mês', before: '26', after: '5' },
      { label: 'Idade do dado às 8h', before: '32 h', after: '2 h' },
    ],
    note: 'Conta: 3 áreas × 6 h mais 4 pessoas × 2 h de reunião são 26 h; 3 × 1 h mais 4 × 0,5 h são 5 h. Às 8h, o arquivo diário só ia até a 0h do dia anterior, 32 h antes; a carga das 7h traz tudo até as 6h, 2 h antes.',
  },
  needs: [
    'Acesso de leitura ao ERP, aos supervisórios e às planilhas do fechamento.',
    'Uma pessoa de cada área com autoridade para fechar uma definição.',
    'Os relatórios dos últimos três meses, com as contas feitas à mão.',
    'A decisão de onde a base vai ficar: em servidor seu ou na nuvem.',
  ],
  techniques: [
    'PostgreSQL',
    'SQL Server',
    'dbt',
    'Apache Airflow',
    'Captura de mudanças (CDC)',
    'Apache Kafka',
    'OPC UA e MQTT',
    'Power BI',
    'Metabase',
  ],
  norms: [
    {
      title: 'LGPD',
      text: 'Dado pessoal é identificado na entrada e mascarado para quem não precisa dele. Cada tabela tem prazo de guarda, e as operações ficam registradas (art. 37).',
    },
    {
      title: 'ISO/IEC 25012',
      text: 'Referência para o que medir em um dado: exatidão, completude, consistência, atualidade. Cada teste diz qual delas verifica.',
    },
    {
      title: 'IEC 62443',
      text: 'A leitura das máquinas passa por uma zona intermediária. A base de dados não tem caminho de volta até o CLP.',
    },
  ],
  questions: [
    {
      question: 'Precisamos de um data lake?',
      answer:
        'Para a maioria das plantas, um banco relacional bem cuidado basta por anos. Outra camada só entra com um motivo medido, como volume de sensores ou arquivos que não cabem em tabela.',
    },
    {
      question: 'Quem decide quando as áreas discordam?',
      answer:
        'A sua direção. Nós pomos as contas lado a lado, com o efeito de cada uma. Se duas definições forem mesmo necessárias, recebem nomes diferentes, e nenhuma se chama só “refugo”.',
    },
    {
      question: 'Isso vai deixar o ERP lento?',
      answer:
        'Lemos de uma réplica ou só o que mudou, fora do horário de pico e com limite de consultas. A carga no servidor é medida antes e depois, e o teto é combinado com a TI.',
    },
    {
      question: 'E os dados errados que já estão lá?',
      answer:
        'Não os corrigimos às escondidas. Os testes listam o que está errado, o dono corrige na origem quando pode, e o que não tem conserto fica marcado, com a regra usada.',
    },
    {
      question: 'O que acontece quando uma carga falha de madrugada?',
      answer:
        'O painel mantém a última carga boa e mostra a hora dela, com um aviso. Quem cuida recebe o motivo e o passo para repetir, e repetir não duplica linhas.',
    },
  ],
} satisfies ServiceContent;
