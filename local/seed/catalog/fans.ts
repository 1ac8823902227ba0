import type { DemoFan } from './types.ts'

const names = `Amara Diallo, Bence Halmos, Chiara Montaldi, Dilnoza Yusupova, Eduardo Pimentel, Fatima Zahra Bennis, Grace Muthoni,
Hiroto Nagase, Ingrid Solbakken, João Teixeira, Katarzyna Bielak, Léa Fontanel, Malik Robinson, Nadia Haddad, Oskar Lindqvist,
Priya Raghunathan, Quentin Marchetti, Rosa Villanueva, Siobhán Keane, Tamar Gelashvili, Ulrike Brandner, Vikram Sethi,
Wanjiru Kamande, Ximena Arrieta, Yusuf Karaca, Zuzana Horváthová, Adrián Bustamante, Beatriz Lobato, Callum Rennie,
Dorothea Weiss, Emeka Nnadi, Florence Adjei, Gustavo Serrano, Hannah Prescott, Ikram Belkacem, Jiří Dvořáček, Keiko Sugimori,
Luana Cardoso, Mikkel Østergaard, Noor van der Velde, Olumide Fashola, Paola Gentileschi, Renata Szabó, Samuel Okoro-Bright,
Thandiwe Nkosi, Umberto Salvi, Valérie Roussel, William Teague, Yara Mansour, Žofie Krásná, Anselm Reuter, Brigid Falvey,
Cornelius Adeyemi, Delphine Marchand, Einar Gunnarsson, Farah Siddiqui, Gael Etxeberria, Helga Þorsteinsdóttir, Imani Whitfield,
Joost Hoekstra, Kalinda Perera, Lorenzo Barbarigo, Mei-Ling Chou, Nikola Petrović, Orla Dunleavy, Pascal Thibodeau,
Ruxandra Ionescu, Stelios Markou, Tuuli Rantanen, Vesna Kovač, Winston Clarke, Aoife Mac Giolla, Bao Trần, Camila Ferreyra,
Desmond Achebe-Lane, Elif Tunç, Finnian Roche, Gwenllian Pugh, Hoang Lê, Isadora Quintela, Jelena Babić, Kofi Amponsah,
Linnea Ekström, Marisol Duarte, Nasrin Farahani, Otávio Brandão, Petra Zupančič, Rafaela Moura, Sanna Kivelä, Teodor Albu,
Ursula Kempf, Viktória Németh, Wren Halloway, Yaw Boateng, Zainab Omar, Matthias Oberhuber, Louisa Tremayne, Kjersti Aasen`

const foreignLetters: Record<string, string> = { ø: 'o', þ: 'th', đ: 'd', ł: 'l' }

export const demoFans: DemoFan[] = names
  .split(/,\s*/)
  .map((name) => ({ name, email: `${toMailboxName(name)}@example.com` }))

function toMailboxName(name: string) {
  const plain = name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain.replaceAll(/[øþđł]/g, (letter) => foreignLetters[letter]!).replaceAll(/[^a-z]+/g, '.')
}
