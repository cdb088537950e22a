/** Whether a price stands alone or with the sign of the euro: '12,50', '€ 12,50', not '5 %', '5 l', '12 USD' or '12 €/kg'. */
export const isInEuro = (text: string): boolean => /^(?:€|eur|euro)?$/i.test(text.replace(/[\d.,\s'’]/g, ''));
