import type { ServiceContent } from '../../types';

export default {
  name: 'Computação em nuvem',
  summary: 'Migração com teto de gasto e cópias que voltam',
  title: 'Vá para a nuvem sabendo o gasto máximo e o tempo de restauração',
  lead: 'Levamos sistemas para a nuvem quando a conta fecha e dizemos quando é melhor ficar. A migração tem ensaio, data e caminho de volta. Depois dela, o gasto tem teto, e as cópias são restauradas de verdade, com cronômetro.',
  description:
    'Migração para a nuvem com ensaio e caminho de volta, teto de gasto por sistema, cópias restauradas em teste cronometrado e dados conforme a LGPD.',
  signs: [
    {
      title: 'O servidor passou da garantia',
      text: 'Ele fica ao lado do almoxarifado, com um só ar-condicionado. Ninguém quer reiniciá-lo para descobrir se volta.',
    },
    {
      title: 'A cópia roda, mas ninguém restaurou',
      text: 'O relatório diz “concluído” toda noite. Até alguém trazer um sistema inteiro de volta, isso é uma suposição.',
    },
    {
      title: 'A fatura da nuvem surpreende',
      text: 'Parte dos sistemas já migrou, e o valor sobe a cada mês. Ninguém sabe dizer qual sistema gasta quanto.',
    },
  ],
  deliverables: [
    {
      title: 'Inventário e conta comparada',
      text: 'Cada sistema com uso medido, dependências e custo em três anos: na nuvem, em servidor próprio renovado e dividido entre os dois.',
    },
    {
      title: 'Ambiente descrito em código',
      text: 'Redes, máquinas e permissões em arquivos versionados, no seu repositório. Outra equipe recria o ambiente a partir deles.',
    },
    {
      title: 'Teto de gasto',
      text: 'Orçamento e responsável por sistema, avisos em 50%, 80% e 100%, e desligamento automático só do que é teste.',
    },
    {
      title: 'Cópias e ensaio de restauração',
      text: 'Cópias em outra conta, protegidas contra exclusão. A cada trimestre restauramos um sistema e entregamos o tempo medido.',
    },
    {
      title: 'Plano de volta',
      text: 'O sistema antigo fica pronto para religar até o fim do prazo combinado, com o passo a passo já ensaiado.',
    },
  ],
  steps: [
    {
      title: 'Inventário e conta',
      duration: '2 a 3 semanas',
      text: 'Medimos processador, memória, disco e rede por uma semana ou mais e dizemos o que vai, o que fica e o que pode ser desligado.',
    },
    {
      title: 'Base na nuvem',
      duration: '2 a 4 semanas',
      text: 'Contas, redes, acessos, cópias e teto de gasto ficam prontos antes do primeiro sistema. Definimos o que roda na planta se a internet cair.',
    },
    {
      title: 'Ensaio',
      duration: '2 a 4 semanas',
      text: 'Migração completa de uma cópia, com contagem de registros dos dois lados e tempo medido. Repetimos até caber na janela.',
    },
    {
      title: 'Virada',
      duration: '1 a 3 semanas por sistema',
      text: 'Feita na janela combinada, com conferência de quem usa. Se um critério falhar, voltamos ao antigo. Depois, revisão mensal do gasto.',
    },
  ],
  example: {
    title: 'Catorze máquinas virtuais e uma cópia nunca restaurada',
    text: 'Seis das 14 máquinas são de teste e ficam ligadas dia e noite. A cópia é uma imagem única de 1.800 GB, feita uma vez por dia. Na nuvem, as de teste ligam só no expediente, e o banco do ERP, de 300 GB, tem cópia própria a cada 15 minutos e volta primeiro.',
    figures: [
      { label: 'Horas de máquina por mês', before: '10.080', after: '7.080' },
      { label: 'Tempo até o ERP voltar', before: '10 h', after: '1 h 30 min' },
      { label: 'Perda máxima de dados', before: '24 h', after: '15 min' },
    ],
    note: 'Conta: 14 × 720 h são 10.080; 8 × 720 h mais 6 × 220 h (22 dias de 10 h) são 7.080. Ler 1.800 GB a 50 MB/s leva 10 h; ler 300 GB a 100 MB/s leva 50 min, mais 40 min de conferência. A perda máxima é o intervalo entre cópias.',
  },
  needs: [
    'Acesso de leitura ao ambiente atual e às faturas dos últimos 12 meses.',
    'A lista dos sistemas, com um responsável por cada um.',
    'Licenças e contratos de suporte, para saber o que pode mudar de lugar.',
    'As janelas em que cada sistema pode parar e por quanto tempo.',
  ],
  techniques: [
    'AWS',
    'Microsoft Azure',
    'Google Cloud',
    'Terraform',
    'Docker e Kubernetes',
    'PostgreSQL e SQL Server gerenciados',
    'VPN e redes privadas',
    'Veeam',
    'Prometheus e Grafana',
  ],
  norms: [
    {
      title: 'LGPD, art. 33',
      text: 'A região de cada dado é escolhida e registrada. Se houver transferência internacional, ela se apoia em um mecanismo do art. 33, como as cláusulas-padrão da Resolução CD/ANPD 19/2024.',
    },
    {
      title: 'Marco Civil da Internet (Lei 12.965/2014)',
      text: 'Quem oferece serviço na internet guarda os registros de acesso por seis meses (art. 15). Esse prazo entra na configuração desde o início.',
    },
    {
      title: 'ISO/IEC 27001',
      text: 'Os controles do Anexo A são a nossa lista de verificação: segundo fator, cópias, registros e fornecedores. É uma referência, não uma certificação.',
    },
    {
      title: 'IEC 62443',
      text: 'O que fala com máquinas fica em zona separada. A nuvem recebe dados de produção e não comanda o CLP.',
    },
  ],
  questions: [
    {
      question: 'Sai mais barato do que servidor próprio?',
      answer:
        'Nem sempre. Carga constante, o dia todo, muitas vezes custa menos em servidor próprio. Carga que varia, ambientes de teste e cópias fora do prédio costumam ganhar na nuvem. A conta é de três anos e inclui energia, licenças e gente.',
    },
    {
      question: 'E se a internet da fábrica cair?',
      answer:
        'O que a produção precisa para rodar fica na planta e sincroniza depois. O resto usa dois enlaces, de operadoras diferentes. O diagnóstico lista o que para em cada caso e por quanto tempo.',
    },
    {
      question: 'O teto de gasto pode derrubar a produção?',
      answer:
        'Não. Em produção ele avisa e chama uma pessoa; desligar sozinho vale só para ambientes de teste. O gasto aparece no provedor com horas de atraso, por isso o primeiro aviso sai na metade.',
    },
    {
      question: 'Ficamos presos a um provedor?',
      answer:
        'Um pouco, sempre. Preferimos serviços que têm equivalente em outro lugar e deixamos por escrito o que custaria sair. Contas, código e dados ficam no seu nome.',
    },
    {
      question: 'Como sei que a cópia funciona?',
      answer:
        'Vendo o sistema voltar. A cada trimestre você escolhe um, restauramos em ambiente separado, e uma pessoa sua confere os dados. O tempo vai para o relatório, bom ou ruim.',
    },
  ],
} satisfies ServiceContent;
